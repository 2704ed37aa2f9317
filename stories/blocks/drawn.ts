import { waitFor } from 'storybook/test'

/** Waits until the block has arrived and has its data, so that what is looked at is the story and not its beginning. */
export async function drawn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => {
    const waiting = canvasElement.querySelector('[title="Loading..."], [aria-busy="true"]')
    if (waiting || canvasElement.textContent === '') throw new Error('The block is still on its way.')
  })
}
