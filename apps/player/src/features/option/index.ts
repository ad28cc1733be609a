export { Option } from './option.tsx'
