import { expect, it } from 'vitest'
import { tasks } from './improve.ts'

const improve = (script: string) => tasks.improve.run({ script, language: 'es', terms: [] })

it.each([
  'La fiesta coincide con el fin de semana.',
  'Con el fin de ayer empieza el verano.',
  'La obra cumple con el objetivo de vender la casa.',
  'Filmamos con el objetivo de la cámara vieja.',
  'La casa tiene que venderse este año.',
  'El hotel tiene prohibido el paso a los coches.',
  'Si puede reservar en nuestra web, hágalo.',
  'Ya no puede reservar en nuestra web.',
  '¿Puede reservar en nuestra web?',
  'Usted puede reservar en nuestra web o llamarnos.',
  'Queremos un huésped que no dude en llamarnos.',
  'No dude en llamarnos o escribirnos.',
  'La piscina no es muy honda ni está realmente climatizada.',
  'Muy pocas casas tienen jardín.',
  'Si la calle es muy tranquila, se oye el mar.',
  'Debido al hecho de que llueve, cerramos en mayo.',
  'El precio no es debido al hecho de que la casa sea vieja.',
  'Vive interesado en la actualidad, lee tres periódicos.',
  'El dueño dice: «La casa está situada en la calle Mayor».',
])('leaves what it cannot change safely: %s', (script) => {
  expect(improve(script)).toBe(script)
})

it.each([
  'Tome el tranvía hasta la puerta vieja, que está junto al café del puerto y del mercado, y es gratis para los niños de la ciudad.',
  'Desde la terraza de la casa se ve toda la bahía con sus barcos y sus islas, y también el faro, y desde la torre, el mercado.',
  'Si la puerta vieja del puerto está cerrada por la tarde o por la noche en invierno, y hay luz en la torre, llame al timbre.',
  'Reserve dos noches en la casa del puerto de la ciudad vieja antes del final del mes de mayo, y tiene la tercera noche gratis.',
  'La torre de la colina sobre el puerto y la ciudad vieja con todas sus calles, y es fácil verla desde aquí, está siempre abierta.',
  'La casa no está en la playa larga del pueblo con todos sus cafés y sus barcos de pesca de colores, pero sí en la colina.',
  '¿Sabía usted: la torre de la colina sobre el puerto fue una cárcel de piratas durante dos siglos, y hay visitas todos los días?',
])('does not split a sentence without parallel clauses: %s', (script) => {
  expect(improve(script)).toBe(script)
})

it.each([
  ['Con el fin de oír el mar, abra la ventana.', 'Para oír el mar, abra la ventana.'],
  ['Con el objetivo de no molestar, hable bajo.', 'Para no molestar, hable bajo.'],
  ['Cerramos en mayo debido al hecho de que llueve.', 'Cerramos en mayo porque llueve.'],
  ['En la actualidad, la torre es un museo.', 'Actualmente, la torre es un museo.'],
  ['La casa se encuentra ubicada en la colina.', 'La casa está en la colina.'],
  ['Una torre blanca. Usted puede reservar en nuestra web.', 'Una torre blanca. Reserve en nuestra web.'],
  ['Bienvenidos. Puedes reservar tu plaza en nuestra web.', 'Bienvenidos. Reserva tu plaza en nuestra web.'],
  ['No dude en contactarnos.', 'Contáctenos.'],
  ['La calle es muy tranquila.', 'La calle es tranquila.'],
  [
    [
      'La casa tiene tres dormitorios en dos plantas, un jardín con ',
      'limoneros y una piscina grande, y está cerca de la playa, pero no hay garaje.',
    ].join(''),
    [
      'La casa tiene tres dormitorios en dos plantas, un jardín con ',
      'limoneros y una piscina grande. Está cerca de la playa. Pero no hay garaje.',
    ].join(''),
  ],
])('shortens or splits %s', (script, better) => {
  expect(improve(script)).toBe(better)
  expect(improve(better)).toBe(better)
})
