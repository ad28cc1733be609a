import download from './download.json' with { type: 'json' }
import feedback from './feedback.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import referral from './referral.json' with { type: 'json' }
import register from './register.json' with { type: 'json' }
import rules from './rules.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }

/** The areas of accounts and the app, one chunk more for each language. */
export const words = { download, feedback, login, referral, register, rules, security }
