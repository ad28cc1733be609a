/** Stands in every address, because browsers keep these files: the version of the package. */
export const flagEdition = '1.6.20'

export const flagFile = (country: string) => `assets/flags/${flagEdition}/${country}.svg`

export const flagAddress = (country: string) => `/${flagFile(country)}`
