/** Without the code of the console there is no React, so the notice consists of plain elements. */
const createNotice = (): HTMLElement => {
  const notice = Object.assign(document.createElement('p'), { className: 'start-failed', role: 'alert' })
  // An empty `href` is the URL of the page.
  const link = Object.assign(document.createElement('a'), { href: '', textContent: 'Load again' })
  notice.append('The console could not be loaded. Check your connection, then load it again. ', link)
  return notice
}

/** Says that the console cannot start (§8). */
export const showStartFailure = (): void => {
  document.querySelector('.slow-notice')?.remove()
  document.body.prepend(createNotice())
}
