/** Settled when a page that came complete is painted, and at once where there is none or where nothing is painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const isComplete = Boolean(document.getElementById('root')?.dataset['prerendered'])
    if (!isComplete || document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** The console is compiled and run only after the first paint: with everything in the cache it would else come before it. */
// oxlint-disable-next-line no-restricted-imports -- the composition root stands in no room
void painted().then(() => import('./main.tsx'))
