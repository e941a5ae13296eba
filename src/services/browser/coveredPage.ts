/**
 * Sets `--covered`: how much of the page the keyboard of a phone covers. Most browsers shrink the page instead
 * (`interactive-widget` in the viewport meta). Zooming with two fingers covers nothing.
 */
export const watchCoveredPage = (): void => {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', () => {
    const covered = Math.max(0, Math.round(innerHeight - viewport.height * viewport.scale))
    document.documentElement.style.setProperty('--covered', `${covered}px`)
  })
}
