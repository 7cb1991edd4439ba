import type { TemplateScripts } from './template-names.ts'

export const scripts: TemplateScripts = {
  tour: `Bienvenidos a [lugar]. En las próximas dos horas les enseñaré tres rincones por los que casi todos pasan de largo.

Primero, [primera parada]. Después [segunda parada], donde probarán lo que de verdad se come aquí. \
Y al final, [última parada], a la mejor hora del día.

Los grupos son pequeños, nunca más de [número]. Salimos a las [hora] desde [punto de encuentro]. Reserven su lugar hoy.`,
  hotel: `Buenos días desde [hotel]. Con esta vista se despertarán.

El desayuno se sirve hasta las [hora]. Su habitación da a [vista], y [atractivo] está a dos minutos a pie.

Quédense [noches] noches y nosotros nos ocupamos de [extra]. Elijan sus fechas en nuestra web y vengan tal como son.`,
  offer: `[Temporada] en [lugar] dura poco, y es el mejor momento para venir.

Del [fecha] al [fecha] tienen [qué incluye] por [precio]. Sin multitudes, con tardes suaves y tiempo para ustedes.

Solo hay [número] lugares. Escríbannos hoy y les guardamos uno.`,
  listing: `Bienvenidos a [dirección], una casa de [dormitorios] dormitorios con [lo más destacado].

Entren en el recibidor y miren hasta [estancia]. La cocina se renovó en [año], y arriba [detalle] recibe el sol de la mañana.

[Escuela o estación] está a [minutos] minutos. Su precio es de [precio]. Llámenme y véanla esta misma semana.`,
  openHouse: `El [día], de [hora] a [hora], la puerta de [dirección] está abierta para ustedes.

Vengan a ver [estancia], [jardín o balcón] y lo tranquila que es la calle. \
Allí estaré para responder a todas sus preguntas sobre la casa y el barrio.

No hace falta cita. Traigan a su familia y tómense su tiempo.`,
  agent: `Hola, soy [nombre] y vendo casas en [zona].

Vivo aquí desde hace [años] años, así que sé qué calles son tranquilas, qué escuelas son buenas y cuánto vale de verdad una casa.

Si piensan en vender, les digo gratis el precio de la suya. Llámenme o escríbanme hoy.`,
}
