import { replayPress } from '#app/boot/replayPress.ts'

/** Without the code of the console there is no React, so the notice consists of plain elements. */
const createNotice = (): HTMLElement => {
  const notice = Object.assign(document.createElement('p'), { className: 'start-failed', role: 'alert' })
  // An empty `href` is the URL of the page.
  const link = Object.assign(document.createElement('a'), { href: '', textContent: 'Reload' })
  notice.append("The console couldn't load. Check your connection, then reload. ", link)
  return notice
}

/** Says that the console cannot start (§8). A link that the person has followed loads its page. */
export const showStartFailure = (): void => {
  document.querySelector('.slow-notice')?.remove()
  document.body.prepend(createNotice())
  replayPress()
}
