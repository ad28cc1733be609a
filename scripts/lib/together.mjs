/**
 * LIST of the places where processes meet: `npm test` tries their site tests on two processes and
 * all others on one; the full test tries everything on both.
 */
export const TOGETHER = [
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
