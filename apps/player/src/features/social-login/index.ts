export { SocialDialog } from './social-dialog.tsx'
