export { AccountMenu } from './account-menu.tsx'
