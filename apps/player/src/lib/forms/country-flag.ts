/** The version of the flag package; part of every address because browsers cache the files. */
export const flagEdition = '1.6.20'

export const flagFile = (country: string) => `assets/flags/${flagEdition}/${country}.svg`

export const flagAddress = (country: string) => `/${flagFile(country)}`
