/**
 * LIST of the tests in which processes interact. `npm test` runs them with two processes and all
 * others with one; the full test runs everything with both.
 */
export const MULTI_PROCESS_TESTS = [
  'apps/server/src/modules/session/session',
  'apps/server/src/modules/session/sessions/own-sessions',
  'apps/server/src/modules/brand/',
  'apps/server/src/modules/content/push',
  'apps/server/src/modules/exclusion/exclusion',
  'apps/server/src/modules/lobby/import',
  'apps/server/src/modules/staff/approvals',
  'apps/server/src/modules/registration/one-person',
  'apps/server/src/modules/verification/codes',
  'apps/server/src/modules/wallet/guards',
  'apps/studio/src/rounds/crowd',
  'apps/server/src/platform/socket/',
  'apps/server/src/platform/rate/',
  'apps/server/src/platform/transport/',
]
