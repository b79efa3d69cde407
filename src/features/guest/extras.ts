/** What of the guest's form comes once the form is there. */
export { GuestCategory } from './GuestCategory';
export { GuestDoubts } from './GuestDoubts';
export { GuestNotice } from './GuestNotice';
export { GuestPost } from './GuestPost';
export { WithoutNetwork } from '~/parts/sms/WithoutNetwork';
export { GuestMemory } from './memory/GuestMemory';
