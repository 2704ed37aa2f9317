import { createRoot } from 'react-dom/client'
import { BareList } from './BareList.tsx'

createRoot(document.getElementById('root') ?? document.body).render(<BareList />)
