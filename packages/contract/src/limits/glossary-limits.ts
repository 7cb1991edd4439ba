/** The maximum number of terms in a person's glossary, and in a site's. */
export const GLOSSARY_ENTRIES_MAX = 500
