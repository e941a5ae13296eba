import { createActor } from 'xstate'
import { answersMachine } from '#tools/atlas/export/script/answers.machine.ts'
import { fileNameOf, progressText, writeAnswers } from '#tools/atlas/export/script/answers.ts'

const answers = createActor(answersMachine)

const showProgress = (): void => {
  const place = document.querySelector('[data-progress]')
  if (place) place.textContent = progressText(document)
}

const saveFile = (): void => {
  writeAnswers(document)
  const text = `<!doctype html>\n${document.documentElement.outerHTML}\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }))
  link.download = fileNameOf(location.pathname)
  link.click()
}

answers.on('save', saveFile)
answers.start()

document.addEventListener('input', ({ target }) => {
  if (!(target as Element).closest('.answer')) return
  answers.send({ type: 'answer.changed' })
  showProgress()
})
document.querySelector('[data-save]')?.addEventListener('click', () => answers.send({ type: 'save.requested' }))
addEventListener('beforeunload', (event) => {
  if (answers.getSnapshot().matches('unsaved')) event.preventDefault()
})
showProgress()
