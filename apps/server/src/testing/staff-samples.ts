const id = '01890000-0000-7000-8000-000000000000'

/** Inputs of the calls about staff accounts; `samples.ts` has the rest and checks the types. */
export const staffSamples = {
  // Without the code, which accounts without a second factor omit.
  'POST /office/api/session/login': { username: 'sample-name', password: 'sample-password' },
  'POST /office/api/session/enrol': { ticket: 'sample', code: '123456' },
  'DELETE /office/api/session/logout': {},
  'GET /office/api/me': {},
  'GET /office/api/me/openapi': {},
  'GET /office/api/me/sessions': {},
  'DELETE /office/api/me/session': { id },
  'POST /office/api/me/password': {
    oldPassword: 'sample-password',
    newPassword: 'sample-password-2',
  },
  'GET /office/api/staff': {},
  'PUT /office/api/staff': { username: 'sample-name' },
  'POST /office/api/staff/disable': { id, reason: 'sample' },
  'POST /office/api/staff/factor': { id, reason: 'sample' },
  'POST /office/api/staff/role': { id, role: 'support', change: 'grant', reason: 'sample' },
} as const
