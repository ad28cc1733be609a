export { StopNotice } from './stop-notices.tsx'
export { StopText } from './stop-text.tsx'

export const loadStopNotices = async () => (await import('./stop-notices.tsx')).StopNotices
