import content from './content.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import shell from './shell.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }

/** Areas of the first page; loaded as one chunk. */
export const words = { content, home, notes, promotions, shell, site }
