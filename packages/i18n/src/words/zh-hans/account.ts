import domains from './domains.json' with { type: 'json' }
import download from './download.json' with { type: 'json' }
import feedback from './feedback.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import register from './register.json' with { type: 'json' }
import rules from './rules.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }

/** Areas of accounts and the app; loaded as one chunk. */
export const words = { domains, download, feedback, login, register, rules, security }
