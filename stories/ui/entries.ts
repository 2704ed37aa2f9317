/** A menu as deep and as wide as the console's. */
export const entries = [
  { id: 'home', label: 'Home', href: '#home', entries: [] },
  {
    id: 'orders',
    label: 'Orders',
    hover: true,
    entries: [
      { id: 'search', label: 'Customer service search', href: '#search', entries: [] },
      { id: 'verify', label: 'Customer verification', href: '#verify', entries: [] },
    ],
  },
  {
    id: 'finance',
    label: 'Finance',
    entries: [
      { id: 'refunds', label: 'Refunds', href: '#refunds', entries: [] },
      { id: 'pending', label: 'Pending invoices', href: '#pending', entries: [] },
      {
        id: 'settings',
        label: 'Settings',
        entries: [
          { id: 'methods', label: 'Refund methods', href: '#methods', entries: [] },
          { id: 'log', label: 'API log', href: '#log', entries: [] },
        ],
      },
    ],
  },
  { id: 'soon', label: 'Soon', entries: [] },
]
