import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { storeSession, test } from '#tests/engines/support/fixtures.ts'
import { anyText, button, textbox } from '#tests/engines/support/parts.ts'

test('an admin saves a photo and a name, and the photo is small', async ({ tab, stack }, testInfo) => {
  await storeSession(tab, stack)
  await tab.open('/admin/settings')
  await tab.sees(button('Change photo'))
  const picture = testInfo.outputPath('photo.png')
  await tab.resize(1200, 900)
  await writeFile(picture, await tab.takePicture())
  await tab.chooseFile('input[type=file]', picture)
  await tab.click(button('Use photo'))
  await tab.sees(anyText('Image ready. Click Save Changes to update your profile.'))
  await tab.retype(textbox('Full Name'), 'Adaeze Nwosu')
  await tab.click(button('Save Changes'))
  await tab.sees(anyText('Profile updated successfully'))
  await tab.sees(button('Account of Adaeze Nwosu'))
  await tab.reload()
  await tab.hasValue(textbox('Full Name'), 'Adaeze Nwosu')
  const source = () => tab.run(() => document.querySelector<HTMLImageElement>('header img')?.src ?? '', null)
  await expect.poll(source).toMatch(/^data:image\/(webp|jpeg);base64,/)
  expect((await source()).length).toBeLessThan(30_000)
})
