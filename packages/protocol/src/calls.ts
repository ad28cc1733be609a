import { routeOf, type RouteOf } from './call.ts'
import { staffLogin, staffLogout, staffMe } from './office/staff.ts'
import {
  contentAnnouncements,
  contentBanners,
  contentLinks,
  contentNotice,
  contentPage,
  contentPages,
  contentPromotion,
  contentPromotions,
  domainRoute,
  helpCenter,
  memberAnnouncements,
} from './wps/content.ts'
import { memberInfo, memberLanguage } from './wps/member.ts'
import { login, logout } from './wps/session.ts'
import { countries, customerService, permission, systemStatus, whitelabel } from './wps/system.ts'

/** LIST of calls: each has a handler on the server or nothing compiles. */
export const calls = [
  systemStatus,
  whitelabel,
  customerService,
  permission,
  countries,
  contentBanners,
  contentAnnouncements,
  memberAnnouncements,
  contentNotice,
  contentPromotions,
  contentPromotion,
  contentPages,
  contentPage,
  contentLinks,
  helpCenter,
  domainRoute,
  login,
  logout,
  memberInfo,
  memberLanguage,
  staffLogin,
  staffLogout,
  staffMe,
] as const

/** The same by route, for types only: a browser that imports it loads no schema. */
export type Calls = { [C in (typeof calls)[number] as RouteOf<C>]: C }
export type Route = keyof Calls

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries() forgets the names
export const callsByRoute = Object.fromEntries(calls.map((call) => [routeOf(call), call])) as Calls

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const routes = Object.keys(callsByRoute) as Route[]
