export { MirrorView } from './mirror-view.tsx'
