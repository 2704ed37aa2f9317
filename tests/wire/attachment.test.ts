import { expect, it } from 'vitest'
import { readAttachments } from '../../schemas/wire/attachment.ts'

it('attachments are read from any envelope, without unnamed ones', () => {
  const file = { idAttachment: 7, name: 'a.pdf', type: 'application/pdf', size: '12', removable: 1 }
  const read = readAttachments({ success: true, data: [file, { name: 'b.pdf' }, { idAttachment: 8 }, null] })
  expect(read).toEqual([
    {
      id: '7',
      name: 'a.pdf',
      type: 'application/pdf',
      size: 12,
      createdBy: '',
      createdAt: '',
      removable: true,
    },
  ])
})

it('attachments with an invalid size have none, and a reply without a list is rejected', () => {
  expect(readAttachments([{ idAttachment: 'x', name: 'a', size: -1 }])?.[0]?.size).toBeUndefined()
  expect(readAttachments('<html>')).toBeUndefined()
})
