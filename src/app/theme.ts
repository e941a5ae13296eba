import type { Theme } from '#domain/app/theme.ts'

/** Sets the theme of the page. `src/public/firstPaint.js` does the same before the first paint. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
}
