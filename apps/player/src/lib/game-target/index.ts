export {
  addressOf,
  directLottery,
  targetOf,
  type PlayMode,
  type ProviderGames,
  type Wanted,
} from './target.ts'
