import accounts from './accounts.json' with { type: 'json' }
import approvals from './approvals.json' with { type: 'json' }
import audit from './audit.json' with { type: 'json' }
import claims from './claims.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import deposits from './deposits.json' with { type: 'json' }
import feedback from './feedback.json' with { type: 'json' }
import flags from './flags.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import identity from './identity.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import member from './member.json' with { type: 'json' }
import own from './own.json' with { type: 'json' }
import reports from './reports.json' with { type: 'json' }
import rules from './rules.json' with { type: 'json' }
import staff from './staff.json' with { type: 'json' }
import withdrawals from './withdrawals.json' with { type: 'json' }

export const words = {
  accounts,
  approvals,
  audit,
  claims,
  common,
  deposits,
  feedback,
  flags,
  home,
  identity,
  login,
  member,
  own,
  reports,
  rules,
  staff,
  withdrawals,
}
