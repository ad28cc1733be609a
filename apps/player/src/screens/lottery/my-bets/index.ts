export { useMyBets } from './use-my-bets.ts'

export const loadMyBets = async () => (await import('./my-bets.tsx')).MyBets
