import type { TemplateScripts } from './template-names.ts'

export const scripts: TemplateScripts = {
  tour: `Welcome to [place]. In the next two hours I will show you three corners that most visitors walk straight past.

First, [first stop]. Then [second stop], where you taste what people here really eat. \
And at the end, [last stop], at the best hour of the day.

Groups are small, never more than [number]. We start at [time] from [meeting point]. Book today.`,
  hotel: `Good morning from [hotel]. This is the view you wake up to.

Breakfast is served until [time]. Your room looks onto [view], and [feature] is two minutes away on foot.

Stay [nights] nights and we look after [extra]. Choose your dates on our website, and come as you are.`,
  offer: `[Season] in [place] is short, and it is the best time to come.

From [date] to [date] you get [what is included] for [price]. No crowds, mild evenings, and time for yourself.

There are only [number] places. Send us a message today, and we keep one for you.`,
  listing: `Welcome to [address], a [bedrooms] bedroom home with [main feature].

Step into the hall and look straight through to [room]. The kitchen was renovated in [year], and upstairs [detail] gets the morning sun.

[School or station] is [minutes] minutes away. It is offered at [price]. Call me, and see it this week.`,
  openHouse: `On [day] from [time] to [time] the door of [address] is open for you.

Come and see [room], the [garden or balcony], and how quiet the street is. \
I will be there to answer every question about the house and the neighborhood.

You do not need an appointment. Bring your family, and take your time.`,
  agent: `Hello, I am [name], and I sell homes in [area].

I have lived here for [years] years, so I know which streets are quiet, which schools are good, and what a house is really worth.

Thinking of selling? I’ll tell you what your home is worth, free of charge. Call or email me today.`,
}
