const KEY = 'slapwise.name'

export const rememberedName = (): string => localStorage.getItem(KEY) ?? ''

export const rememberName = (name: string): void => localStorage.setItem(KEY, name.trim())
