import fields from './fields.json' with { type: 'json' }
import letters from './letters.json' with { type: 'json' }
import notices from './notices.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import rules from './rules.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import titles from './titles.json' with { type: 'json' }

/** Areas of the texts in server answers. */
export const words = { fields, letters, notices, refusals, rules, site, titles }
