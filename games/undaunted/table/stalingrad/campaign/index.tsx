export { CampaignDialog, CampaignStep } from './page.tsx';
