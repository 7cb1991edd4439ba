/** How many terms a person's glossary may have, and that of a site. */
export const GLOSSARY_ENTRIES_MAX = 500
