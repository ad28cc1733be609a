import { startBuiltSite } from '../scripts/lib/built-site.ts'

export default startBuiltSite
