import { start } from './app/start';
import './styles.css';

const root = document.getElementById('root');
if (root) void start(root);
