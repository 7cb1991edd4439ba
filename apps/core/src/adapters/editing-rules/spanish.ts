import type { EditingRules } from './editing-rules.ts'

const OFFERS =
  /(?<!\p{L})(casa|vivienda|propiedad|apartamento|piso|villa|tour|paseo|visita|hotel) (?:tiene|cuenta con|dispone de) (?=\p{L}|\d)/giu

export const spanish: EditingRules = {
  tighter: [
    [/(?<!\p{L})en el próximo minuto,? (le|les) mostraré/giu, 'deme un minuto y $1 mostraré'],
    [/(?<!\p{L})en el próximo minuto,? te mostraré/giu, 'dame un minuto y te mostraré'],
    [/(?<!\p{L})con (?:el fin|el objetivo|la finalidad) de(?!\p{L})/giu, 'para'],
    [/(?<!\p{L})debido al hecho de que(?!\p{L})/giu, 'porque'],
    [/(?<!\p{L})en la actualidad(?!\p{L})/giu, 'hoy'],
    [/(?<!\p{L})(?:está situad|se encuentra ubicad|está ubicad|se encuentra situad)[oa] en(?!\p{L})/giu, 'está en'],
    [OFFERS, '$1 le ofrece '],
    [/(?<!\p{L})usted puede reservar(?: su plaza)? en(?!\p{L})/giu, 'reserve hoy en'],
    [/(?<!\p{L})puede reservar(?: su plaza)? en(?!\p{L})/giu, 'reserve hoy en'],
    [/(?<!\p{L})puedes reservar(?: tu plaza)? en(?!\p{L})/giu, 'reserva hoy en'],
    [/(?<!\p{L})no dude en (?:llamarnos|contactarnos)(?!\p{L})/giu, 'llámenos hoy'],
    [/(?<!\p{L})no dudes en (?:llamarnos|contactarnos)(?!\p{L})/giu, 'llámanos hoy'],
    [/(?<!\p{L})(?:muy|realmente|verdaderamente) (?=\p{Ll})/giu, ''],
  ],
  cuts: [
    [/, y (?=(?:usted|nosotros|desde|también|además|se|es|hay)(?!\p{L}))/u, '. '],
    [/, pero (?=\p{L})/u, '. Pero '],
    [/; (?=\p{L})/u, '. '],
  ],
  sentenceMax: 22,
  hook: {
    tourism: '¿Y si el mejor recuerdo de su viaje empezara aquí?',
    property: '¿Y si esta fuera la puerta de su nuevo hogar?',
  },
  isHook: /\?|!|(?<!\p{L})(?:imagin|descubr|dame un|deme un|sabía|y si)/iu,
  action: { tourism: 'Reserve su plaza hoy.', property: 'Llame hoy y concierte una visita.' },
  isAction:
    /(?<!\p{L})(?:reserv|llam|llám|visít|contact|escríb|escrib|pregunt|venga|ven a|únete|únase|agend|concert|conciert)/iu,
  joint: ' ',
}
