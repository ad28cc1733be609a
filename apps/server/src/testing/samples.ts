import type { Calls, Route, SentOf } from '@fairhouse/protocol'

/** An input of each call that its schema takes; a new call does not compile without one. */
export const samples: { [R in Route]: SentOf<Calls[R]> } = {
  'GET /wps/system/status': {},
  'GET /wps/system/whitelabel': {},
  'GET /wps/system/customerService': {},
  'GET /wps/system/permission': { url: 'localhost:3000' },
  'GET /wps/system/country': {},
  'GET /wps/content/banners': { groupName: 'home' },
  'GET /wps/content/announcements': { types: 'B,PL', platform: 'W', execution: 'B', pageNo: '1' },
  'GET /wps/member/announcements': { types: 'B,PL', platform: 'W', pageNo: '1' },
  'GET /wps/content/notice': { platform: 'W', execution: 'B' },
  'GET /wps/content/promotions': { category: 'new_player' },
  'GET /wps/content/promotion': { id: 'first-steps' },
  'GET /wps/content/pages': {},
  'GET /wps/content/page': { id: 'terms' },
  'GET /wps/content/links': {},
  'GET /wps/system/helpCenter': { q: 'demo' },
  'GET /wps/system/domainRoute': {},
  'POST /wps/session/login': { username: 'sample-name', password: 'sample-password' },
  'DELETE /wps/session/logout': {},
  'GET /wps/member/info': {},
  'POST /wps/member/language': { language: 'VI' },
  'POST /office/api/session/login': {
    username: 'sample-name',
    password: 'sample-password',
    code: '123456',
  },
  'DELETE /office/api/session/logout': {},
  'GET /office/api/me': {},
}
