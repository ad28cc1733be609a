export { downloadCsv } from './download-csv.ts'
export { dataAddress } from './data-address.ts'
export { saveFile } from './save-file.ts'
