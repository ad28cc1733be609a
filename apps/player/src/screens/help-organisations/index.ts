export { HelpOrganisations } from './help-organisations.tsx'
