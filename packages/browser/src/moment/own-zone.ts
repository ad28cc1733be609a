/** The time zone of this device. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
