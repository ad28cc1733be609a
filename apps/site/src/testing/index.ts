export { brandShown } from './brand-shown.ts'
export { authenticatorOf } from './authenticator.ts'
export { enrolColleague, officeTokenOf } from './office-sign-in.ts'
export { databaseOf } from './database-outage.ts'
export { temporaryFolder } from '../postgres/testing.ts'
export { cashOf } from './cash.ts'
export { cutShort } from './cut-short.ts'
export { createClient, type TestClient } from './clients/client.ts'
export { newColleague } from './colleague.ts'
export { tokenOf } from './people.ts'
export { expectEqualTimes, post, type Try } from './equal-times.ts'
export { eventually } from './eventually.ts'
export { isFull } from './is-full.ts'
export { startIdentityProvider, type IdentityProvider } from './identity-provider.ts'
export {
  addPlayer,
  gameClient,
  giveSeed,
  openGame,
  openLottery,
  rotateSeeds,
  type GameClient,
} from './clients/game-client.ts'
export { potOf } from './pot-of.ts'
export { openGameSocket, type GameSocket } from './clients/game-socket.ts'
export { startRelay } from './relay.ts'
export { startSecondSite } from './second.ts'
export { openSocket, type TestSocket } from './clients/socket-client.ts'
export type { Operator } from './store.ts'
export { createTestSite, type TestSite } from './test-site.ts'
export {
  addMember,
  at,
  codeSentTo,
  enter,
  keep,
  logIn,
  readCaptcha,
  sample,
  textsTo,
} from './members.ts'
export { brandIdOf, gameRow, gamesListed, playerOn, plugInGames } from './lobby-games.ts'
export * from './newcomers.ts'
export { broughtBy, refusalOf, travelBy } from './travel.ts'
export { readGameList } from '@fairhouse/server'
export { plugIn } from '../commands/plug-in.ts'
export { asVendor } from './clients/vendor-client.ts'
export { createActors, testActors, type Actors, type TestActor } from './actors.ts'
export {
  freshMember,
  giveMoney,
  makePayee,
  payeeBank,
  paymentPassword,
  sessionOf,
  wholeDong,
} from './payees.ts'
export { chunk, jpg, png } from './pictures.ts'
