import content from './content.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }

/** The areas that a browser loads; one chunk for each language. */
export const words = { content, notes, site }
