import about from './about.json' with { type: 'json' }
import announcements from './announcements.json' with { type: 'json' }
import banners from './banners.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import licence from './licence.json' with { type: 'json' }
import privacy from './privacy.json' with { type: 'json' }
import promotions from './promotions.json' with { type: 'json' }
import responsible from './responsible.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }

export const words = {
  announcements,
  banners,
  help,
  promotions,
  pages: { about, licence, privacy, responsible, terms },
}

/** English is complete; every other language must have the same texts. */
export type DemoWords = typeof words
