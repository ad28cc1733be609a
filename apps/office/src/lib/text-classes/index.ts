/** Link inside a text or a table. */
export const linkClass = 'text-accent underline underline-offset-4 hover:text-accent-strong'
export const codeClass = 'font-mono text-sm whitespace-nowrap'
