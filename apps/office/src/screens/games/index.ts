export { Providers } from './providers.tsx'
export { ProviderGames } from './games.tsx'
export { RtpReport } from './rtp-report.tsx'
