import amina from '@vitrine/presenter/stills/amina.webp'
import daniel from '@vitrine/presenter/stills/daniel.webp'
import kai from '@vitrine/presenter/stills/kai.webp'
import leila from '@vitrine/presenter/stills/leila.webp'
import maya from '@vitrine/presenter/stills/maya.webp'
import sofia from '@vitrine/presenter/stills/sofia.webp'
import tom from '@vitrine/presenter/stills/tom.webp'
import wei from '@vitrine/presenter/stills/wei.webp'

/** The addresses of small portraits, by presenter. */
export const presenterStills: Readonly<Record<string, string>> = { amina, daniel, kai, leila, maya, sofia, tom, wei }
