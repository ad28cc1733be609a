export { addressOf, targetOf, type PlayMode, type ProviderGames, type Wanted } from './target.ts'
