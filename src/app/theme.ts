import type { Theme } from '#domain/app/theme.ts'

/** Colours the page: an attribute where the choice is not the device's. The start script does the same before the first paint. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
}
