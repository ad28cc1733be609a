export { CsvButton } from './csv-button.tsx'
