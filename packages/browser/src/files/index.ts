export { downloadCsv } from './download-csv.ts'
export { dataAddress } from './picture-address.ts'
export { saveFile } from './save-file.ts'
