import type { EditingRules } from './editing-rules.ts'

const OFFERS =
  /(?<!\p{L})(casa|vivienda|propiedad|apartamento|piso|villa|tour|paseo|visita|hotel) (?:tiene|cuenta con|dispone de) (?=\p{L}|\d)/giu

export const spanish: EditingRules = {
  tighter: [
    [/(?<!\p{L})con (?:el fin|el objetivo|la finalidad) de(?!\p{L})/giu, 'para'],
    [/(?<!\p{L})debido al hecho de que(?!\p{L})/giu, 'porque'],
    [/(?<!\p{L})en la actualidad(?!\p{L})/giu, 'hoy'],
    [/(?<!\p{L})(?:está situad|se encuentra ubicad|está ubicad|se encuentra situad)[oa] en(?!\p{L})/giu, 'está en'],
    [OFFERS, '$1 le ofrece '],
    [/(?<!\p{L})usted puede reservar(?: su plaza)? en(?!\p{L})/giu, 'reserve en'],
    [/(?<!\p{L})puede reservar(?: su plaza)? en(?!\p{L})/giu, 'reserve en'],
    [/(?<!\p{L})puedes reservar(?: tu plaza)? en(?!\p{L})/giu, 'reserva en'],
    [/(?<!\p{L})no dude en (?:llamarnos|contactarnos)(?!\p{L})/giu, 'llámenos'],
    [/(?<!\p{L})no dudes en (?:llamarnos|contactarnos)(?!\p{L})/giu, 'llámanos'],
    [/(?<!\p{L})(?:muy|realmente|verdaderamente) (?=\p{Ll})/giu, ''],
  ],
  cuts: [
    [/, y (?=(?:usted|nosotros|desde|también|además|se|es|hay)(?!\p{L}))/u, '. '],
    [/, pero (?=\p{L})/u, '. Pero '],
    [/; (?=\p{L})/u, '. '],
  ],
  sentenceMax: 22,
  joint: ' ',
}
