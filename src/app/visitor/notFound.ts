import { canStepBack } from '#app/stepBack.ts'

/** The button goes one step back (§2); where there is none its form opens the dashboard. */
document.querySelector('[data-part="stepBack"]')?.addEventListener('submit', (event) => {
  if (!canStepBack()) return
  event.preventDefault()
  history.back()
})
